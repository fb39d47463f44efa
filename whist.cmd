@echo off
rem Whistclub from its source tree on Windows: sets itself up in .venv at the first start, then is the `whist` command.
rem The kernel is compiled where CMake finds a clang; without one whistclub works without it.
setlocal
set "root=%~dp0"
set "venv=%root%.venv"
set "PIP_DISABLE_PIP_VERSION_CHECK=1"
set "PYTHONHOME="
set "PYTHONPATH="
if exist "%venv%\whistclub-ready" goto run

set "python="
for %%p in ("py -3" python python3) do (
  if not defined python (
    %%~p -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>&1 && set "python=%%~p"
  )
)
if not defined python (
  echo whist: Python 3.11 or newer is needed; get it from python.org 1>&2
  exit /b 69
)
if exist "%venv%" if not exist "%venv%\whistclub" (
  echo whist: %venv% was not made by this command; move it away, then start again 1>&2
  exit /b 73
)
echo whist: making %venv%, which takes some minutes and needs the network 1>&2
if exist "%venv%" rmdir /s /q "%venv%"
mkdir "%venv%"
type nul > "%venv%\whistclub"
%python% -m venv "%venv%" || exit /b 73
set "pip="%venv%\Scripts\python.exe" -m pip install -q"
for %%l in (build run) do (
  %pip% --require-hashes --only-binary :all: -r "%root%requirements\%%l.txt" 1>&2 || goto offline
)
rem cmake and ninja are those of the lock.
set "PATH=%venv%\Scripts;%PATH%"
%pip% --no-index --no-deps --no-build-isolation --force-reinstall --config-settings pages=none "%root%." 1>&2 || exit /b 69
where npm >nul 2>&1
if errorlevel 1 (
  echo whist: no node is here to build the pages for the browser; the terminal has everything 1>&2
) else (
  "%venv%\Scripts\python.exe" "%root%tools\pages.py" "%venv%\Lib\site-packages\whistclub\web\client\dist" 1>&2
)
type nul > "%venv%\whistclub-ready"

:run
rem A name without a folder: a path has signs that the two shells of Windows quote in two ways.
set "WHIST_SCRIPT=whist"
"%venv%\Scripts\whist.exe" %*
exit /b %errorlevel%

:offline
echo whist: could not install what the locks name; the first start needs the network 1>&2
exit /b 69
