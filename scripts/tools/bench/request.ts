import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import type { Contract } from '#shared/api/contract.ts'
import { toEvent, type CallOptions } from '#testing/call.ts'

type Handler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>

export interface Answer {
  readonly status: number
  readonly bytes: number
  readonly etag: string | undefined
}

const TIME_LEFT_MS = 10_000

const context = {
  getRemainingTimeInMillis: () => TIME_LEFT_MS,
  functionName: 'bench',
  awsRequestId: 'bench',
} as unknown as Context

const bytesOf = ({ body = '', isBase64Encoded }: APIGatewayProxyStructuredResultV2): number =>
  Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8')

/** One request as a browser sends it, with gzip accepted. The body of the answer is measured, not read. */
export const send = async (
  handler: unknown,
  contract: Contract,
  options: CallOptions,
): Promise<Answer> => {
  const headers = { 'accept-encoding': 'gzip, deflate, br', ...options.headers }
  const result = await (handler as Handler)(toEvent(contract, { ...options, headers }), context)
  const etag = result.headers?.['etag']
  return {
    status: result.statusCode ?? 200,
    bytes: bytesOf(result),
    etag: typeof etag === 'string' ? etag : undefined,
  }
}
