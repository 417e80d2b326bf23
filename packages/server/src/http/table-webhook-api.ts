import type { TableWebhook } from '@estaminet/table'
import { callLanguage } from '../calling.ts'
import { formatAt } from '../webhook-formats.ts'
import { formatOf } from '../webhooks.ts'
import { AtTable } from './at-table.ts'
import type { App, Front } from './front.ts'
import { mustBeSomebody } from './identity.ts'
import { Fresh, Mine, Target, Tried } from './webhook-api.ts'

const tags = ['tables']
const NOWHERE = { url: null }

const shown = (known: TableWebhook | undefined) =>
  known ? { url: known.url, format: formatOf(known), language: callLanguage(known.language) } : NOWHERE

/** Where the turns of a table are told outside. Its host's alone: the address of a channel is a key to it. */
export function tableWebhookApi(app: App, { rooms, webhooks, limits }: Front): void {
  const at = '/api/tables/:table/webhook'

  app.get(
    at,
    { schema: { tags, summary: 'Where my table tells its turns', params: AtTable, response: { 200: Mine } } },
    async (request) => shown(await rooms.webhookOf(request.params.table, mustBeSomebody(request))),
  )

  app.put(
    at,
    {
      schema: {
        tags,
        summary: 'Tell the turns of my table there; the secret that signs it is answered this once',
        params: AtTable,
        body: Target,
        response: { 200: Fresh },
      },
    },
    async (request) => {
      const by = mustBeSomebody(request)
      const { table } = request.params
      await rooms.webhookOf(table, by)
      limits.errand.insist(by.id)
      const { url, language, format = formatAt(url) } = request.body
      const webhook = await webhooks.fresh({ url, language, format })
      await rooms.setWebhook(table, by, webhook)
      return { url, format, secret: webhook.secret }
    },
  )

  app.post(
    `${at}/try`,
    { schema: { tags, summary: 'Send a word there now', params: AtTable, response: { 200: Tried } } },
    async (request) => {
      const by = mustBeSomebody(request)
      const { table } = request.params
      const webhook = await rooms.webhookOf(table, by)
      limits.errand.insist(by.id)
      const told = webhook && { id: table, host: by.id, webhook }
      return { arrived: told ? await webhooks.tell(told, { event: 'table-trial' }) : false }
    },
  )

  app.delete(
    at,
    { schema: { tags, summary: 'Tell them nowhere', params: AtTable, response: { 200: Mine } } },
    async (request) => {
      await rooms.setWebhook(request.params.table, mustBeSomebody(request), null)
      return NOWHERE
    },
  )
}
