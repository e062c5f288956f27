import type { ContentSourceReport } from '#shared/api/content-report.ts'
import { LOCAL_MODEL } from '#shared/domain/news.ts'
import type { ArticleText } from '../../articles/index.ts'
import { REPORT_TEXTS as TEXTS } from '../texts.ts'

type Row = ContentSourceReport['articles'][number]
type Verifiability = Row['verifiability']

export interface Provenance {
  readonly verifiability: Verifiability
  /** The warning for admins, in German; null without one. */
  readonly problem: string | null
  readonly cited: number
}

type Judged = ArticleText & { readonly version?: number | undefined }

/** Without the notes of the editors, which only a correction can add. */
const claimsOf = ({ sentences, version }: Judged): ArticleText['sentences'] =>
  version === undefined ? sentences : sentences.filter(({ s }) => s.length > 0)

/** The number of sentences that cite a stored source with a URL. */
const citedOf = ({ sentences, sources }: ArticleText): number =>
  sentences.filter(({ s }) => s.some((position) => sources[position]?.url)).length

const verifiabilityOf = (cited: number, all: number): Verifiability => {
  if (cited === 0) return 'synthetic'
  return cited === all ? 'verifiable' : 'mixed'
}

/** The local model is for development only, so its articles elsewhere are a warning (docs/product/news.md#local-model). */
export const judgeProvenance = (article: Judged, isDevelopment: boolean): Provenance => {
  const cited = citedOf(article)
  const all = claimsOf(article).length
  const verifiability = verifiabilityOf(cited, all)
  const isMisplaced = article.model === LOCAL_MODEL && !isDevelopment
  const unsourced = verifiability === 'verifiable' ? null : TEXTS.unsourced(all - cited, all)
  return { verifiability, cited, problem: isMisplaced ? TEXTS.localModel : unsourced }
}

const namesOf = ({ sources }: ArticleText): string =>
  [...new Set(sources.map(({ name }) => name))].join(', ') || TEXTS.noSource

const methodOf = ({ model, promptVersion }: ArticleText): string =>
  model === LOCAL_MODEL
    ? TEXTS.localMethod(model, promptVersion)
    : TEXTS.method(model, promptVersion)

/** A row of the report, from what is stored with the article. */
export const presentRow = (
  article: ArticleText & { readonly SK: string },
  { verifiability, problem, cited }: Provenance,
): Row => {
  const [first] = article.sources
  return {
    articleId: article.SK,
    title: article.title,
    dataOrigin: verifiability === 'verifiable' ? 'rss_feed' : 'ai_generated',
    contentSource: namesOf(article),
    verifiability,
    generationMethod: methodOf(article),
    factualBasis: problem ?? TEXTS.sourced(cited, article.sources.length),
    originalSource: first ? TEXTS.original(first.name, first.title) : TEXTS.noSource,
    originalUrl: first?.url ?? null,
    timestamp: article.generatedAt,
  }
}

/**
 * One sentence that counts the articles, and one that says whether an admin must act.
 * @param total how many articles there are, of which these are the newest
 */
export const judgeReport = (
  provenances: readonly Provenance[],
  total: number,
): Pick<ContentSourceReport, 'summary' | 'dataIntegrityStatus'> => {
  const count = (kind: Verifiability): number =>
    provenances.filter(({ verifiability }) => verifiability === kind).length
  const problems = provenances.filter(({ problem }) => problem !== null).length
  return {
    summary: TEXTS.summary(provenances.length, Math.max(total, provenances.length), {
      verifiable: count('verifiable'),
      mixed: count('mixed'),
      synthetic: count('synthetic'),
    }),
    dataIntegrityStatus: problems === 0 ? TEXTS.ok(provenances.length) : TEXTS.warning(problems),
  }
}
