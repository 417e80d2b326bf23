import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import websocket from '@fastify/websocket'
import fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { proxiesIn } from '../address.ts'
import type { CookieKeys } from '../cookie-keys.ts'
import { mostConnections } from '../files.ts'
import { LARGEST_MESSAGE } from '../limits.ts'
import { dailyApi } from './daily-api.ts'
import type { Doors } from './doors.ts'
import { answerErrors, answerNoHttp, answerUnreadable } from './errors.ts'
import type { App, Front } from './front.ts'
import { guard } from './guard.ts'
import { handedApi } from './handed-api.ts'
import { hostApi } from './host-api.ts'
import { houseApi } from './house-api.ts'
import { readIdentity } from './identity.ts'
import { lobbyApi } from './lobby-api.ts'
import { mailApi, unsubscribeApi } from './mail-api.ts'
import { readPages, servePages } from './pages.ts'
import { passkeysApi } from './passkeys-api.ts'
import { peopleApi } from './people-api.ts'
import { preloadOf } from './preload.ts'
import { pushApi } from './push-api.ts'
import { recordsApi } from './records-api.ts'
import { socketApi, socketOptions } from './socket.ts'
import { standingApi } from './standing-api.ts'
import { streamApi } from './stream.ts'
import { tableWebhookApi } from './table-webhook-api.ts'
import { tablesApi } from './tables-api.ts'
import { guardThreshold, HEADERS_WITHIN, LOOK_EVERY, REQUEST_WITHIN } from './threshold.ts'
import { webhookApi } from './webhook-api.ts'

export interface AppParts {
  readonly front: Front
  readonly doors: Doors
  readonly log: FastifyBaseLogger
  readonly cookieKeys: CookieKeys
  /** Folder of the built pages. */
  readonly pages: string
}

/** The doors of the house: pages, the API, sockets and streams. Not yet listening. */
export async function buildApp({ front, doors, log, cookieKeys, pages }: AppParts): Promise<App> {
  const { settings } = front
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_MESSAGE,
    trustProxy: settings.trustProxy ?? false,
    routerOptions: { maxParamLength: 1400 },
    requestTimeout: REQUEST_WITHIN,
    http: { headersTimeout: HEADERS_WITHIN, connectionsCheckingInterval: LOOK_EVERY },
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerNoHttp,
    forceCloseConnections: 'idle',
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.setValidatorCompiler(TypeBoxValidatorCompiler)
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
  answerErrors(app)
  guard(app, front)
  guardThreshold(app.server, {
    perAddress: front.limits.connectionsPerAddress,
    inAll: mostConnections(),
    proxies: proxiesIn(settings.trustProxy),
    metrics: front.metrics,
    log,
  })
  await app.register(cookie, { secret: cookieKeys })
  await app.register(websocket, { options: socketOptions })
  await app.register(swagger, {
    openapi: {
      info: { title: 'Estaminet', version: '1', description: 'Tables for beer board games. See docs/protocol.md.' },
    },
  })
  servePages(app, readPages(pages), preloadOf(pages, front.rooms))

  await app.register(async (api: App) => {
    readIdentity(api, front)
    houseApi(api, front)
    peopleApi(api, front)
    passkeysApi(api, front)
    webhookApi(api, front)
    pushApi(api, front)
    mailApi(api, front)
    tablesApi(api, front)
    tableWebhookApi(api, front)
    handedApi(api, front)
    standingApi(api, front)
    dailyApi(api, front)
    streamApi(api, front, doors)
    lobbyApi(api, front, doors)
    socketApi(api, front, doors)
    await api.register(async (records: App) => recordsApi(records, front))
  })
  await app.register(async (links: App) => unsubscribeApi(links, front))
  await app.register(async (host: App) => hostApi(host, front))

  app.get('/api', { schema: { hide: true } }, async () => app.swagger())
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) => reply.type('text/plain').send('ok\n'))
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const well = front.ready() && (await front.store.ready())
    return reply
      .code(well ? 200 : 503)
      .type('text/plain')
      .send(well ? 'ready\n' : 'not ready\n')
  })
  return app
}
