import { t } from '@lingui/core/macro'
import { http } from '@sehati/contract/base/http.messages'
import type { Sentence } from '@sehati/contract/base/isian'
import { say, sayAgain } from './say.ts'

export type FieldError = { field: string; message: string }

/** What failures say that no server of ours has put into words: those of the network, of a proxy, of a crash. */
function unsaid(code: string): { judul: string; isi: string } {
  if (code === 'NETWORK')
    return {
      judul: t`Tidak terhubung`,
      isi: t`Server tidak dapat dihubungi. Periksa koneksi internet, lalu coba lagi.`,
    }
  if (code === 'BAD_RESPONSE')
    return { judul: http.INTERNAL.judul, isi: t`Terjadi gangguan saat memuat data. Silakan coba lagi.` }
  return code === 'UNAVAILABLE' ? http.UNAVAILABLE : http.INTERNAL
}

type Refusal = Partial<Sentence> & {
  code: string
  status: number
  judul?: string | undefined
  fields?: ({ field: string } & Sentence)[]
  request_id?: string | null
  data?: unknown
}

/** Any failure of a call as a screen shows it: a title, a sentence, and the fields it concerns, in the page's language. */
export class ApiError extends Error {
  readonly code: string
  readonly status: number
  readonly judul: string
  readonly fields: FieldError[]
  readonly request_id: string | null
  /** What a refusal says beyond its code, in the shape that its endpoint's contract names. */
  readonly data: unknown
  /** The service refused and gave no sentence of its own. */
  readonly isSilent: boolean

  constructor({ code, status, message, judul, fields = [], request_id = null, data = null, ...detail }: Refusal) {
    const own = unsaid(code)
    // Where single fields are wrong, the server repeats the sentence of the first.
    const said = message && (fields.find((field) => field.message === message) ?? { message, ...detail })
    super(said ? sayAgain(said) : say(own.isi))
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.judul = say(judul ?? own.judul)
    this.fields = fields.map(({ field, ...sentence }) => ({ field, message: sayAgain(sentence) }))
    this.request_id = request_id
    this.data = data
    this.isSilent = message === ''
  }

  /**
   * The server has refused. A lost or unreadable response, or a crash, leaves open whether it acted: the same request is then
   * sent again under the same key.
   */
  get isDecided(): boolean {
    return this.status >= 400 && this.status < 500
  }

  /** Nothing was decided: the request may have been lost on the way, and asking again is safe for a read. */
  get isPassing(): boolean {
    return this.code === 'NETWORK' || [502, 503, 504].includes(this.status)
  }
}
