/** Stands in for `WebSocket` in virtual time: what the other side does is done by the test, at once. */
export class FakeSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 3
  readyState = FakeSocket.CONNECTING
  readonly sent: unknown[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  /** What the other side does when something is sent. */
  onsend: (() => void) | null = null
  onmessage: ((event: { readonly data: string }) => void) | null = null

  send(text: string): void {
    this.sent.push(JSON.parse(text))
    this.onsend?.()
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }

  receives(data: string): void {
    this.onmessage?.({ data })
  }

  breaks(): void {
    this.readyState = FakeSocket.CLOSED
    this.onclose?.()
  }
}

/** A class in place of `WebSocket`, and every socket that is made of it; each `answers` when it was made. */
export const fakeSockets = (answer: (socket: FakeSocket) => void = () => undefined) => {
  const sockets: FakeSocket[] = []
  const WebSocket = class extends FakeSocket {
    constructor() {
      super()
      sockets.push(this)
      answer(this)
    }
  }
  return { sockets, WebSocket }
}
