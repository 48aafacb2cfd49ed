import * as z from 'zod/mini'
import { Berkas } from '../base/berkas.schema.ts'
import { endpoint } from '../base/endpoint.ts'

const path = '/api/public/berhenti'
/** Names a person and one kind of notice. It is in the URL, because a mail program sends nothing else (RFC 8058). */
const query = z.object({ token: z.optional(z.string().check(z.maxLength(400))) })

/** Mail scanners fetch every URL of a mail, so the page asks, and changes nothing. */
export const lihatBerhenti = endpoint({
  method: 'GET',
  path,
  access: 'public',
  summary: 'The page with a button that turns the mails of one kind off, for the holder of a mail; changes nothing.',
  query,
  data: Berkas,
  produces: 'text/html',
})

/** One-click unsubscribe (RFC 8058): a mail program or the button of the page sends it. The same page for a wrong token. */
export const berhenti = endpoint({
  method: 'POST',
  path,
  access: 'public',
  summary: 'Turn the mails of one kind off (RFC 8058), and show a page about it. Sent again, it changes nothing.',
  query,
  data: Berkas,
  encoding: 'form',
  produces: 'text/html',
  event: 'pemberitahuan.unsubscribe',
})
