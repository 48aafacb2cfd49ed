export type RawRequest = { method: string; path: string; token?: string | undefined; body?: object | undefined }

/** The text of a request, for `openConnection`. ASCII only, in the path and in the body. */
export function rawRequest({ method, path, token, body }: RawRequest): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    'accept: application/json',
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${text}`
}
