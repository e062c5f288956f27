import * as z from 'zod/mini'

const Override = z.object({ Override: z.boolean() })

/** The header, and the conversion of its setting in the template to a value. */
const Security = z.object({
  ContentSecurityPolicy: z.optional(z.extend(Override, { ContentSecurityPolicy: z.string() })),
  ContentTypeOptions: z.optional(Override),
  FrameOptions: z.optional(z.extend(Override, { FrameOption: z.string() })),
  ReferrerPolicy: z.optional(z.extend(Override, { ReferrerPolicy: z.string() })),
  StrictTransportSecurity: z.optional(
    z.extend(Override, {
      AccessControlMaxAgeSec: z.number(),
      IncludeSubdomains: z.optional(z.boolean()),
      Preload: z.optional(z.boolean()),
    }),
  ),
})

const Policy = z.object({
  ResponseHeadersPolicyConfig: z.object({
    SecurityHeadersConfig: z.optional(Security),
    CustomHeadersConfig: z.optional(
      z.object({
        Items: z.array(z.extend(Override, { Header: z.string(), Value: z.string() })),
      }),
    ),
    RemoveHeadersConfig: z.optional(z.object({ Items: z.array(z.object({ Header: z.string() })) })),
  }),
})

interface SetHeader {
  readonly name: string
  readonly value: string
  readonly override: boolean
}

export interface HeadersPolicy {
  readonly set: readonly SetHeader[]
  readonly remove: readonly string[]
}

export const parseHeadersPolicy = (
  properties: unknown,
  rewrite: (value: string) => string,
): HeadersPolicy => {
  const config = Policy.parse(properties).ResponseHeadersPolicyConfig
  const custom = config.CustomHeadersConfig?.Items ?? []
  return {
    set: [
      ...securityHeaders(config.SecurityHeadersConfig ?? {}),
      ...custom.map(({ Header, Value, Override }) => header(Header, Value, Override)),
    ].map((item) => ({ ...item, value: rewrite(item.value) })),
    remove: (config.RemoveHeadersConfig?.Items ?? []).map(({ Header }) => Header.toLowerCase()),
  }
}

/** Removes before it sets, because a policy may replace a removed header. */
export const applyHeadersPolicy = (
  headers: Readonly<Record<string, string>>,
  policy: HeadersPolicy,
): Record<string, string> => {
  const kept = Object.entries(headers).filter(([name]) => !policy.remove.includes(name))
  const result = Object.fromEntries(kept)
  for (const { name, value, override } of policy.set)
    if (override || !(name in result)) result[name] = value
  return result
}

const header = (name: string, value: string, override: boolean): SetHeader => ({
  name: name.toLowerCase(),
  value,
  override,
})

const securityHeaders = (config: z.infer<typeof Security>): SetHeader[] => {
  const { ContentSecurityPolicy: csp, ContentTypeOptions: type, FrameOptions: frame } = config
  const { ReferrerPolicy: referrer, StrictTransportSecurity: transport } = config
  return [
    csp && header('content-security-policy', csp.ContentSecurityPolicy, csp.Override),
    type && header('x-content-type-options', 'nosniff', type.Override),
    frame && header('x-frame-options', frame.FrameOption, frame.Override),
    referrer && header('referrer-policy', referrer.ReferrerPolicy, referrer.Override),
    transport && header('strict-transport-security', transportValue(transport), transport.Override),
  ].filter((item) => item !== undefined)
}

const transportValue = (
  transport: NonNullable<z.infer<typeof Security>['StrictTransportSecurity']>,
): string =>
  [
    `max-age=${String(transport.AccessControlMaxAgeSec)}`,
    ...(transport.IncludeSubdomains === true ? ['includeSubDomains'] : []),
    ...(transport.Preload === true ? ['preload'] : []),
  ].join('; ')
