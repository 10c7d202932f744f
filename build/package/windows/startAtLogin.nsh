; That Okiba starts when the user logs in, as the app has it written, and whether the user has allowed that since.
!macro ForgetStartAtLogin
  DeleteRegValue HKCU "Software\Microsoft\Windows\CurrentVersion\Run" "okiba.Okiba"
  DeleteRegValue HKCU "Software\Microsoft\Windows\CurrentVersion\Explorer\StartupApproved\Run" "okiba.Okiba"
!macroend

; electron-builder's uninstaller calls this, also where it makes room for another version.
!macro customUnInstall
  ${ifNot} ${isUpdated}
    !insertmacro ForgetStartAtLogin
  ${endIf}
!macroend
