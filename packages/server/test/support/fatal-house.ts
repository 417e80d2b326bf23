// The whole program, except that it kills itself where FAULT says: `<point>:<number of the move>`.
import { pino } from 'pino'
import { openHouse } from '../../src/house.ts'
import { readSettings } from '../../src/settings.ts'
import { openStore } from '../../src/store/open.ts'
import { fatal, POINTS } from './fault.ts'

const reading = readSettings([], process.env)
if (!('settings' in reading)) throw new Error(JSON.stringify(reading))
const { settings } = reading
const { databaseUrl, dataDir, logLevel } = settings
const store = await openStore(databaseUrl === undefined ? { dataDir } : { databaseUrl })
const [where, nth] = (process.env.FAULT ?? '').split(':')
const point = POINTS.find((one) => one === where)
const house = await openHouse({
  settings,
  store: point ? fatal(store, point, Number(nth)) : store,
  log: pino({ level: logLevel }),
  pages: 'no pages',
})
await house.app.listen({ port: settings.port, host: settings.host })
const address = house.app.server.address()
console.log(`http://localhost:${typeof address === 'object' ? address?.port : ''}`)
