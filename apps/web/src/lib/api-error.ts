import { messageOf, messages } from '@sehati/contract/messages'

export type FieldError = { field: string; message: string }

/** Failures that the server never sees: these codes and sentences are the web's own. */
const local = {
  NETWORK: { judul: 'Tidak terhubung', isi: 'Server tidak dapat dihubungi. Periksa koneksi internet, lalu coba lagi.' },
  BAD_RESPONSE: { judul: messages.INTERNAL.judul, isi: 'Jawaban server tidak dapat dibaca. Silakan coba lagi.' },
} as const

type Refusal = {
  code: string
  status: number
  message?: string
  fields?: FieldError[]
  request_id?: string | null
  data?: unknown
}

/** Any failure of a call as a screen shows it: a title, a sentence, and the fields it concerns. */
export class ApiError extends Error {
  readonly code: string
  readonly status: number
  readonly judul: string
  readonly fields: FieldError[]
  readonly request_id: string | null
  /** What a refusal says beyond its code, in the shape that its endpoint's contract names. */
  readonly data: unknown

  constructor({ code, status, message, fields = [], request_id = null, data = null }: Refusal) {
    const own = local[code as keyof typeof local] ?? messageOf(code)
    super(message || own?.isi || messages.INTERNAL.isi)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.judul = own?.judul ?? messages.INTERNAL.judul
    this.fields = fields
    this.request_id = request_id
    this.data = data
  }

  /** Nothing was decided: the request may have been lost on the way, and asking again is safe for a read. */
  get isPassing(): boolean {
    return this.code === 'NETWORK' || [502, 503, 504].includes(this.status)
  }
}
