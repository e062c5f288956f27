import * as z from 'zod/mini'

/** The ids of AWS's managed policies, the same in every account. */
const CACHE_POLICIES: Readonly<Record<string, { readonly compresses: boolean }>> = {
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': { compresses: false }, // CachingDisabled
  '658327ea-f89d-4fab-a63d-7e88639e58f6': { compresses: true }, // CachingOptimized
}

const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'

/** Headers that reach S3 under every policy. */
const ALWAYS_FORWARDED = ['if-none-match', 'if-modified-since', 'range']
const HOP_BY_HOP = ['connection', 'host', 'keep-alive', 'te', 'transfer-encoding', 'upgrade']

const CachePolicy = z.object({
  CachePolicyConfig: z.object({
    ParametersInCacheKeyAndForwardedToOrigin: z.object({
      EnableAcceptEncodingGzip: z._default(z.boolean(), false),
      EnableAcceptEncodingBrotli: z._default(z.boolean(), false),
    }),
  }),
})

export const compressesUnder = (id: string, own: ReadonlyMap<string, unknown>): boolean => {
  const managed = CACHE_POLICIES[id]
  if (managed) return managed.compresses
  if (!own.has(id)) throw new Error(`The local cloud does not know the cache policy ${id}`)
  const { ParametersInCacheKeyAndForwardedToOrigin: parameters } = CachePolicy.parse(
    own.get(id),
  ).CachePolicyConfig
  return parameters.EnableAcceptEncodingGzip || parameters.EnableAcceptEncodingBrotli
}

/** Which of the viewer's headers reach the origin. */
export const forwardedHeaders = (
  policyId: string | undefined,
  headers: Readonly<Record<string, string>>,
): Record<string, string> => {
  const entries = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name))
  if (policyId === ALL_VIEWER_EXCEPT_HOST) return Object.fromEntries(entries)
  if (policyId !== undefined)
    throw new Error(`The local cloud does not know the origin request policy ${policyId}`)
  return Object.fromEntries(entries.filter(([name]) => ALWAYS_FORWARDED.includes(name)))
}
