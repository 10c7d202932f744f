@echo off
rem The command line of the installed app; without a command, the app.
if "%~1"=="" (
  start "" "%~dp0..\Okiba.exe"
  exit /b 0
)
"%~dp0..\Okiba.exe" --no-sandbox --log-level=3 --command-line -- %*
exit /b %errorlevel%
