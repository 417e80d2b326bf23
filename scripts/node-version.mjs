// Imported before everything else, so that an old Node stops here with a sentence instead of a syntax error later.
// Written without anything newer than Node 14.

const least = [20, 19]
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < least[0] || (major === least[0] && minor < least[1])) {
  console.error(
    `Estaminet needs Node ${least.join('.')} or newer and this is ${process.versions.node}: install a current one from https://nodejs.org and run the command again.`,
  )
  if (/test\.mjs$/.test(process.argv[1])) console.log('0 passed, 1 failed')
  process.exit(1)
}
