/** A running stand-in for an AWS service. */
export interface Engine {
  readonly endpoint: string
  stop(): Promise<void>
}

/** The engines check signatures against this pair; it opens nothing else. */
export const LOCAL_CREDENTIALS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
