interface PutOptions {
  readonly url: string
  /** Exactly the signed headers: neither token nor cookies are sent to the bucket. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Blob
  readonly signal: AbortSignal
  readonly onProgress: (sentBytes: number) => void
}

export class PutFailed extends Error {
  override readonly name = 'PutFailed'
}

/** Browsers set this header themselves and do not allow scripts to set it. */
const isSettable = (name: string): boolean => name.toLowerCase() !== 'content-length'

/** PUTs an object to the bucket, with XMLHttpRequest because `fetch` reports no progress. */
export const putObject = ({ url, headers, body, signal, onProgress }: PutOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new PutFailed(`The bucket answered ${String(request.status)}`))
    const abort = () => request.abort()
    if (signal.aborted) {
      reject(new DOMException('Aborted', 'AbortError'))
      return
    }
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers))
      if (isSettable(name)) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => onProgress(event.loaded)
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else fail()
    }
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    request.onloadend = () => signal.removeEventListener('abort', abort)
    signal.addEventListener('abort', abort)
    request.send(body)
  })
