@echo off
rem The command line of the installed app; without a command, the app, and with --toggle the hints of the one that runs.
setlocal
if "%~1"=="" (
  start "" "%~dp0..\Okiba.exe"
  exit /b 0
)
if "%~1"=="--toggle" (
  start "" "%~dp0..\Okiba.exe" --toggle
  exit /b 0
)
set ELECTRON_RUN_AS_NODE=1
"%~dp0..\Okiba.exe" "%~dp0..\resources\app.asar\out\main\commandLine.js" %*
exit /b %errorlevel%
