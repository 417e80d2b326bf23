/** Something a person can put right: told in one sentence with cause and remedy, and no stack trace. */
export class Trouble extends Error {}

/** @type {[RegExp, string][]} */
const causes = [
  [
    /ENOSPC|no space left on device/i,
    'The disk is full: make room (about 500 MB) on the disk that holds this folder and run the command again.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ENETDOWN/,
    'The package registry cannot be reached: check the network (and the proxy settings of npm) and run the command again.',
  ],
  [
    /EACCES|EPERM/,
    'This folder cannot be written to: give yourself the right to write in it (and in node_modules) and run the command again.',
  ],
  [
    /npm ci.*can only install|lock file.*not.*in sync|EUSAGE/is,
    'package.json and package-lock.json disagree: run `npm install` once to bring the lockfile up to date.',
  ],
]

/**
 * The sentence for a known cause found in an error or in what a program printed.
 * @param {string} text
 * @returns {string | undefined}
 */
export function explain(text) {
  return causes.find(([sign]) => sign.test(text))?.[1]
}

/**
 * Runs a script's main function; troubles become their sentence, anything else keeps its stack trace.
 * @param {() => Promise<void>} main
 * @param {string} [lastLine] printed after the sentence, for callers that read the last line
 */
export async function tell(main, lastLine) {
  try {
    await main()
  } catch (error) {
    const known = error instanceof Trouble ? error.message : explain(String(error))
    console.error(known ?? error)
    if (lastLine !== undefined) console.log(lastLine)
    process.exitCode = 1
  }
}
