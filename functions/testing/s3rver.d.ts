declare module '@20minutes/s3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { AddressInfo } from 'node:net'

  interface Options {
    address: string
    port: number
    silent: boolean
    directory: string
    configureBuckets: { name: string; configs: readonly (string | Buffer)[] }[]
  }

  type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

  export default class S3rver {
    constructor(options: Options)
    /** The handler of its server. */
    callback(): Handler
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}

declare module '@20minutes/s3rver/lib/models/account.js' {
  const Account: {
    readonly DUMMY_ACCOUNT: { createKeyPair(accessKeyId: string, secretAccessKey: string): void }
  }
  export default Account
}
