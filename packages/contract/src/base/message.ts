/**
 * What a person reads when a request is refused: HTTP status, title and text; `field` names the input that it belongs to.
 * `isi` has no places. `isiRinci` replaces it where more is known than the code says; its places are filled from parameters.
 * `isiHari` replaces `isiRinci` where a weekday `hari` is known as well.
 */
export type Message = {
  status: number
  judul: string
  isi: string
  isiRinci?: string
  isiHari?: string
  field?: string
}
