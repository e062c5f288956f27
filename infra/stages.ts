import { KEPT_DAYS } from '#shared/domain/retention.ts'
import type { ThrottleName } from '#shared/domain/throttles.ts'

/** Everything in which deployments differ. `cdk deploy` knows every stage in this list. */
export interface StageConfig {
  readonly name: string
  readonly region: string
  /** Origin of the site, for CORS of the media bucket and links in texts. Without a domain it is the `SiteUrl` output of the first deploy. */
  readonly siteOrigin: string
  /** The domain of passkeys: the site's (default) or a parent of it. Changing it makes all passkeys useless. */
  readonly rpId?: string
  /** Custom domain; the certificate must be in us-east-1. */
  readonly domain?: { readonly name: string; readonly certificateArn: string }
  /**
   * Whether browsers also demand HTTPS of all subdomains for a year; only when all of them have it, also those of
   * others. A public stage must say it.
   */
  readonly hstsIncludesSubdomains?: boolean
  /** ARN of a WAF web ACL (scope CLOUDFRONT, us-east-1) in front of the site. */
  readonly webAclArn?: string
  /** Whether table and buckets survive `cdk destroy` and the table is protected from deletion. */
  readonly keepsData: boolean
  /** Raised by a restore, which makes a new table under a new name (docs/runbook.md). */
  readonly tableGeneration: number
  readonly logRetentionDays: 7 | 30 | 90
  /** Requests per second that the API accepts in all; the gateway answers 429 beyond that. */
  readonly apiRate: { readonly perSecond: number; readonly burst: number }
  /** The secrets between edge and functions: the edge sends the first, functions also accept the second (docs/runbook.md). */
  readonly originSecretGenerations: readonly [current: number, previous?: number]
  /** Overrides of `shared/domain/throttles.ts` by name. */
  readonly throttles: Readonly<
    Partial<Record<ThrottleName, { limit: number; windowSeconds: number }>>
  >
  /** The sender of mails and its domain or address verified in SES. Without it nothing is mailed. */
  readonly mail?: { readonly sender: string; readonly identity: string }
  /** The name of a secret in Secrets Manager with `clientId` and `clientSecret` of Spotify. Without it there is no music. */
  readonly spotifySecret?: string
  /** The name of a secret in Secrets Manager with the VAPID keys `publicKey` and `privateKey`. Without it nothing is pushed. */
  readonly pushSecret?: string
  /** Hosts of push services that browsers of this stage use beside the known ones (`functions/push/devices/subscribe-to-push.ts`). */
  readonly pushHosts?: readonly string[]
  /** Receives every message of the contact form. */
  readonly contactMail?: string
  /** Public: the law requires the operator's data, and a deploy without it is refused. */
  readonly isPublic: boolean
  /** The model that writes the news and answers the AI help. */
  readonly model: ModelConfig
  readonly alarmsMail?: string
  /** How many functions the account may run at once in this region, its service quota; an alarm rings at 80 %. */
  readonly functionsAtOnce: number
  readonly monthlyBudgetUsd: number
  /** The alarms link to sections of this document. */
  readonly runbookUrl: string
}

/** One model of Bedrock. */
export interface ModelChoice {
  /** The inference profile that is called; it runs the model in one of `regions`. */
  readonly profile: string
  readonly id: string
  readonly regions: readonly string[]
  readonly usdPerMillionTokens: { readonly input: number; readonly output: number }
}

export interface ModelConfig extends ModelChoice {
  /** The second reader of the news: checks each sentence of an article. Without it, the model itself. */
  readonly reader?: ModelChoice
  /** When a day has cost this much, its remaining clusters wait for the next day. */
  readonly dailyBudgetUsd: number
  /** The most that the answers of the AI help may cost on one day; it is never exceeded. */
  readonly dailyHelpBudgetUsd: number
}

/** In the EU, so that texts stay there. */
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
    tableGeneration: 1,
    logRetentionDays: 7,
    apiRate: { perSecond: 200, burst: 400 },
    originSecretGenerations: [1],
    throttles: {},
    model: { ...MODEL, dailyBudgetUsd: 0.5, dailyHelpBudgetUsd: 0.2 },
    functionsAtOnce: 1000,
    monthlyBudgetUsd: 20,
    runbookUrl: RUNBOOK_URL,
  },
  prod: {
    name: 'prod',
    region: 'eu-central-1',
    siteOrigin: 'https://hoellenlaerm.example',
    isPublic: true,
    keepsData: true,
    tableGeneration: 1,
    logRetentionDays: KEPT_DAYS.logs,
    apiRate: { perSecond: 2000, burst: 4000 },
    originSecretGenerations: [1],
    throttles: {},
    model: { ...MODEL, dailyBudgetUsd: 3, dailyHelpBudgetUsd: 2 },
    functionsAtOnce: 1000,
    monthlyBudgetUsd: 300,
    runbookUrl: RUNBOOK_URL,
  },
} as const satisfies Record<string, StageConfig>
