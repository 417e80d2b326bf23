import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './programs.mjs'
import { explain, Trouble } from './trouble.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The same engine without a window around it, which nobody sees here: a visitor costs it a fifth of the processor time. */
const SHELL = 'chromium-headless-shell'

/**
 * The whole browser: the one CHROMIUM names, or the first one found.
 * @returns {string | undefined}
 */
export const findBrowser = () => process.env.CHROMIUM ?? inPath(names) ?? usualPlaces.find(existsSync)

/**
 * What most browser tests drive: the engine alone where it is to be had, or else the whole browser.
 * @returns {string | undefined}
 */
export const findEngine = () => process.env.CHROMIUM ?? inPath([SHELL]) ?? findBrowser()

/** @param {string[]} programs */
const inPath = (programs) => {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin')
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

/** Finds a browser, and on Debian as root installs what the tests drive. */
export async function getBrowser() {
  const found = findBrowser()
  if (found !== undefined) {
    if (!existsSync(found)) {
      throw new Trouble(
        `CHROMIUM names ${found}, which does not exist: correct it, or unset it to let the tests look themselves.`,
      )
    }
    if (process.env.CHROMIUM || inPath([SHELL]) || !mayInstall()) return found
    // Without it the tests take longer, and that is all.
    await apt(['chromium', SHELL])
    return found
  }
  if (!mayInstall()) {
    throw new Trouble(`The browser tests need Chromium and found none: run \`${installCommand()}\` and try again.`)
  }
  const trouble = (await apt(['chromium', SHELL])) && (await apt(['chromium']))
  if (trouble) throw new Trouble(trouble)
  const installed = findBrowser()
  if (installed === undefined) throw new Trouble('apt installed no Chromium: set CHROMIUM to the path of a browser.')
  return installed
}

/**
 * Installs packages, and says what kept it from doing so.
 * @param {string[]} packages
 */
async function apt(packages) {
  console.log(`Installing ${packages.join(' and ')} with apt…`)
  const quietly = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code, output } = await run('apt-get', args, quietly)
    if (code === 0) continue
    const known = explain(output)
    if (!known) console.error(output.trimEnd())
    return known ?? 'apt could not install Chromium: put the reason above right, or set CHROMIUM to a browser.'
  }
}

const mayInstall = () => isDebian() && process.getuid?.() === 0

function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

function installCommand() {
  if (process.platform === 'darwin') return 'brew install --cask chromium'
  if (process.platform === 'win32') return 'winget install Google.Chrome'
  if (isDebian()) return 'sudo apt-get install -y chromium'
  if (existsSync('/usr/bin/snap')) return 'sudo snap install chromium'
  if (existsSync('/usr/bin/dnf')) return 'sudo dnf install chromium'
  if (existsSync('/usr/bin/pacman')) return 'sudo pacman -S chromium'
  return 'CHROMIUM=/path/to/a/chromium npm test'
}
