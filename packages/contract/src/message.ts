/** What a person reads when a request is refused: HTTP status, title and text; `field` names the input that it belongs to. */
export type Message = { status: number; judul: string; isi: string; field?: string }
