import type { ThrottleName } from '#shared/domain/throttles.ts'

/** Everything in which one deployment differs from another. Add a stage here and `cdk deploy` knows it. */
export interface StageConfig {
  readonly name: string
  readonly region: string
  /** Where people open the product: CORS of the media bucket and links in texts. Without a domain it is the `SiteUrl` output of the first deploy. */
  readonly siteOrigin: string
  /** The domain that passkeys belong to: the site's own or one above it. The site's own unless said; a change of it makes all passkeys useless. */
  readonly rpId?: string
  /** A domain of one's own; the certificate must be in us-east-1. */
  readonly domain?: { readonly name: string; readonly certificateArn: string }
  /** ARN of a WAF web ACL (scope CLOUDFRONT, us-east-1) when one is wanted in front of the site. */
  readonly webAclArn?: string
  /** Table and buckets survive `cdk destroy`, and the table cannot be deleted by accident. */
  readonly keepsData: boolean
  readonly logRetentionDays: 7 | 30 | 90
  /** Requests a second the API accepts in all; the gateway answers 429 beyond. */
  readonly apiRate: { readonly perSecond: number; readonly burst: number }
  /** Raise it and deploy to give edge and functions a new secret between them. */
  readonly originSecretGeneration: number
  /** Overrides of `shared/domain/throttles.ts` by name. */
  readonly throttles: Readonly<
    Partial<Record<ThrottleName, { limit: number; windowSeconds: number }>>
  >
  /** Who mails come from, and the domain or address verified in SES for it. Without it nothing is mailed. */
  readonly mail?: { readonly sender: string; readonly identity: string }
  /** Told of every message from the contact form. */
  readonly contactMail?: string
  /** Open to everybody: the law then asks who runs it, and a deploy with unfilled data of the operator is refused. */
  readonly isPublic: boolean
  /** What writes the news. */
  readonly model: ModelConfig
  readonly alarmsMail?: string
  readonly monthlyBudgetUsd: number
  /** The alarms link to paragraphs of this document. */
  readonly runbookUrl: string
}

export interface ModelConfig {
  /** The inference profile that is called; it answers from one of `regions`. */
  readonly profile: string
  readonly id: string
  readonly regions: readonly string[]
  readonly usdPerMillionTokens: { readonly input: number; readonly output: number }
  /** When a day has cost this much, the rest of its clusters waits for the next. */
  readonly dailyBudgetUsd: number
}

/** In the EU, where the texts stay. */
const MODEL = {
  profile: 'eu.anthropic.claude-haiku-4-5-20251001-v1:0',
  id: 'anthropic.claude-haiku-4-5-20251001-v1:0',
  regions: ['eu-central-1', 'eu-north-1', 'eu-south-1', 'eu-south-2', 'eu-west-1', 'eu-west-3'],
  usdPerMillionTokens: { input: 1.1, output: 5.5 },
} as const

const RUNBOOK_URL = 'https://github.com/hoellenlaerm/hoellenlaerm/blob/main/docs/runbook.md'

export const stages = {
  dev: {
    name: 'dev',
    region: 'eu-central-1',
    siteOrigin: 'https://dev.hoellenlaerm.example',
    isPublic: false,
    keepsData: false,
    logRetentionDays: 7,
    apiRate: { perSecond: 200, burst: 400 },
    originSecretGeneration: 1,
    throttles: {},
    model: { ...MODEL, dailyBudgetUsd: 0.5 },
    monthlyBudgetUsd: 20,
    runbookUrl: RUNBOOK_URL,
  },
  prod: {
    name: 'prod',
    region: 'eu-central-1',
    siteOrigin: 'https://hoellenlaerm.example',
    isPublic: true,
    keepsData: true,
    logRetentionDays: 30,
    apiRate: { perSecond: 2000, burst: 4000 },
    originSecretGeneration: 1,
    throttles: {},
    model: { ...MODEL, dailyBudgetUsd: 3 },
    monthlyBudgetUsd: 300,
    runbookUrl: RUNBOOK_URL,
  },
} as const satisfies Record<string, StageConfig>
