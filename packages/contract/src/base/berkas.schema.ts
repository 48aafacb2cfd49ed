import * as z from 'zod/mini'

/**
 * The result of an endpoint that `produces` a file, as its handler returns it; a client reads the body, in a browser
 * with `response.blob()`. `isi` is the whole, or its parts, which are sent while they are made.
 */
export type Berkas = {
  isi: Uint8Array | AsyncGenerator<string | Uint8Array>
  /** Where an endpoint with `success: 303` leads the browser to, instead of a file. */
  lokasi?: string
  /** For the download folder; without it the file is shown, not saved. */
  nama?: string
  /** Content type, where the endpoint's `produces` cannot know it. */
  jenis?: string
  etag?: string
  /** `cache-control`; without it no cache keeps the file. */
  cache?: string
}
export const Berkas = z.custom<Berkas>()
