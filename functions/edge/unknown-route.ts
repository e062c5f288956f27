import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { ApiError } from '#platform/runtime/errors.ts'
import { presentError } from '#platform/http/output.ts'
import { UNKNOWN_ADDRESS } from './texts.ts'

/** Answers routes without a contract; the gateway's own 404 is English and has no error code. */
export const handler = async (
  event: APIGatewayProxyEventV2,
): Promise<APIGatewayProxyStructuredResultV2> =>
  Promise.resolve(
    presentError(new ApiError('not_found', UNKNOWN_ADDRESS), event.requestContext.requestId),
  )
