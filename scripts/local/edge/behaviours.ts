import * as z from 'zod/mini'

const Behaviour = z.object({
  PathPattern: z._default(z.string(), '*'),
  TargetOriginId: z.string(),
  AllowedMethods: z._default(z.array(z.string()), ['GET', 'HEAD']),
  Compress: z._default(z.boolean(), false),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.optional(z.string()),
  ResponseHeadersPolicyId: z.optional(z.string()),
  FunctionAssociations: z._default(
    z.array(z.object({ EventType: z.string(), FunctionARN: z.string() })),
    [],
  ),
})

export type Behaviour = z.infer<typeof Behaviour>

export const DistributionConfig = z.object({
  Origins: z.array(
    z.object({
      Id: z.string(),
      DomainName: z.string(),
      OriginPath: z._default(z.string(), ''),
      OriginCustomHeaders: z._default(
        z.array(z.object({ HeaderName: z.string(), HeaderValue: z.string() })),
        [],
      ),
    }),
  ),
  DefaultCacheBehavior: Behaviour,
  CacheBehaviors: z._default(z.array(Behaviour), []),
  DefaultRootObject: z._default(z.string(), ''),
  CustomErrorResponses: z._default(
    z.array(
      z.object({
        ErrorCode: z.number(),
        ResponseCode: z.optional(z.number()),
        ResponsePagePath: z.optional(z.string()),
      }),
    ),
    [],
  ),
})

export type DistributionConfig = z.infer<typeof DistributionConfig>

/** The first behaviour whose pattern matches, in the order of the template; otherwise the default. */
export const behaviourFor = (config: DistributionConfig, path: string): Behaviour =>
  config.CacheBehaviors.find(({ PathPattern }) => matches(PathPattern, path)) ??
  config.DefaultCacheBehavior

const matches = (pattern: string, path: string): boolean => {
  const source = pattern
    .replace(/^\//, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
  return new RegExp(`^/${source}$`).test(path)
}
