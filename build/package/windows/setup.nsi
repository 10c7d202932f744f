; The setup program for one user: no questions, no administrator. /S is silent, /D=FOLDER another place.
; Wants APP (the unpacked app), OUT, VERSION, ICON, SIZE (in KiB), PUBLISHER, HOMEPAGE, SQUEEZE and REMOVALS, a file with a line for each thing to remove.
Target amd64-unicode
!include FileFunc.nsh
!include LogicLib.nsh
!include startAtLogin.nsh
SetCompressor ${SQUEEZE}
Name "Okiba"
OutFile "${OUT}"
BrandingText "Okiba ${VERSION}"
Icon "${ICON}"
UninstallIcon "${ICON}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Okiba"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Okiba"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
ShowInstDetails nevershow
ShowUninstDetails nevershow
AutoCloseWindow true
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Okiba"
VIAddVersionKey FileDescription "Okiba setup"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey LegalCopyright "${PUBLISHER}, MIT licence"
Page instfiles
UninstPage instfiles

; Windows lets nobody write to a program that runs. One that ends, as before an update, is waited for, half a minute long.
!macro EndWhereRunning
  StrCpy $1 0
  ${Do}
    ${IfNot} ${FileExists} "$INSTDIR\Okiba.exe"
      ${Break}
    ${EndIf}
    ClearErrors
    FileOpen $0 "$INSTDIR\Okiba.exe" a
    ${IfNot} ${Errors}
      FileClose $0
      ${Break}
    ${EndIf}
    IntOp $1 $1 + 1
    ${If} $1 > 60
      SetErrorLevel 2
      Abort "Okiba is running. Quit it, then try again."
    ${EndIf}
    Sleep 500
  ${Loop}
!macroend

Section
  !insertmacro EndWhereRunning
  IfFileExists "$INSTDIR\Uninstall.exe" 0 +2
  ExecWait '"$INSTDIR\Uninstall.exe" /S /UPGRADE _?=$INSTDIR'
  SetOutPath "$INSTDIR"
  File /r "${APP}/*"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Okiba.lnk" "$INSTDIR\Okiba.exe"
  WriteRegStr HKCU "${KEY}" "DisplayName" "Okiba"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\Okiba.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${KEY}" "URLInfoAbout" "${HOMEPAGE}"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

; Only what was put there goes: the folder may have been anybody's.
Section Uninstall
  !insertmacro EndWhereRunning
  !include "${REMOVALS}"
  Delete "$INSTDIR\Uninstall.exe"
  SetOutPath "$TEMP"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Okiba.lnk"
  DeleteRegKey HKCU "${KEY}"
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/UPGRADE" $R1
  ${If} ${Errors}
    !insertmacro ForgetStartAtLogin
  ${EndIf}
SectionEnd
