const { AWS_REGION = '', AWS_ENDPOINT_URL_DYNAMODB } = process.env

/**
 * What Lambda tells a function about AWS. Separate from the function's own settings, because tools without these
 * use the table as well.
 */
export const aws = {
  region: AWS_REGION,
  credentials: {
    accessKeyId: process.env['AWS_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
    sessionToken: process.env['AWS_SESSION_TOKEN'] ?? '',
  },
  /** Only the local cloud and tests set another one than that of the region. */
  endpoint: AWS_ENDPOINT_URL_DYNAMODB ?? `https://dynamodb.${AWS_REGION}.amazonaws.com`,
} as const

/** Factor of all time-outs. Only tests set another one, unless time-outs are their subject: a busy machine is slow. */
export const patience = Number(process.env['PATIENCE'] ?? 1)
