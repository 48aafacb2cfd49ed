/** A failed request as the interface shows it; every error of the API has this shape. */
export type Failure = { judul: string; message: string; request_id: string | null }
