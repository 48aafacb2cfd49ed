import type { Send } from './call.ts'

/** Sends like `fetch`, and reports how much of the upload has gone out, from 0 to 1. Rejects if no response arrives. */
export const withProgress =
  (onProgress: (fraction: number) => void): Send =>
  (address, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const fail = () => reject(new TypeError('The request was not answered.'))
      request.open(method, address)
      request.responseType = 'text'
      headers.forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
        lengthComputable && onProgress(loaded / total)
      request.onload = () => {
        const type = request.getResponseHeader('content-type') ?? 'text/plain'
        const request_id = request.getResponseHeader('x-request-id')
        const answered = new Headers(
          request_id ? { 'content-type': type, 'x-request-id': request_id } : { 'content-type': type },
        )
        resolve(new Response(request.responseText, { status: request.status, headers: answered }))
      }
      request.onerror = fail
      request.onabort = fail
      request.ontimeout = fail
      signal?.addEventListener('abort', () => request.abort())
      request.send(body as XMLHttpRequestBodyInit)
    })
