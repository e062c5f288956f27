import { useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Article } from '#shared/api/articles.ts'
import { mayModerate, type Role } from '#shared/domain/roles.ts'
import { requestReport } from '#spa/entities/report/report-request.ts'
import { Button } from '#ui/controls/button.tsx'
import { MarkedText } from '#ui/text/marked-text.tsx'
import { messages } from '../texts.ts'
import { searchPattern } from '../model/marks.ts'
import {
  numberedSources,
  splitParagraphs,
  type NumberedSource,
  type Sentence,
} from '../model/paragraphs.ts'
import { AiLabel, machineLabel } from './ai-label.tsx'
import { ArticleMeta } from './article-meta.tsx'
import { ArticleText } from './article-text.tsx'
import { CategoryBadge } from './category-badge.tsx'
import { EvidenceSlip } from './evidence-slip.tsx'
import { Motif } from './motif.tsx'
import { Plectrums } from './plectrums.tsx'
import { ReportButton } from './report-button.tsx'
import { Corrections } from './versions/corrections.tsx'
import { SourceLink } from './source-link.tsx'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { TagList } from './tag-list.tsx'
import { useJsonLd } from './use-ai-marks.ts'
import { Heading } from '#ui/text/heading.tsx'
import * as styles from './article-view.module.css'
import * as tagListStyles from './tag-list.module.css'

const texts = messages.article

interface ArticleViewProps {
  article: Article
  search: string
  titleId: string
  /** Of the reader; staff see the ways to correct it. */
  role: Role | undefined
}

const Head = ({ article, search, titleId }: Omit<ArticleViewProps, 'role'>) => (
  <header className={styles.head}>
    <div className={styles.picture}>
      <Motif category={article.category} seed={article.id} isWide />
    </div>
    <div className={styles.badges}>
      <CategoryBadge category={article.category} />
      {article.rating !== null && <Plectrums value={article.rating} />}
    </div>
    <Heading as="h2" text={article.title} id={titleId} itemProp="headline">
      <MarkedText text={article.title} pattern={searchPattern(search)} />
    </Heading>
    <div className={styles.facts}>
      <ArticleMeta {...article} />
      <AiLabel />
    </div>
  </header>
)

/** The bands of the article that have a page. */
const BandLinks = ({ bands }: { bands: Article['bandLinks'] }) => {
  if (bands.length === 0) return null
  return (
    <ul className={tagListStyles.root} aria-label={messages.article.bands}>
      {bands.map(({ id, name }) => (
        <li key={id}>
          <Link to={`/bands/${id}`}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** All sources of an article. */
const SourceList = ({ sources }: { sources: readonly NumberedSource[] }) => {
  const titleId = useId()
  return (
    <section className={styles.sourceList} aria-labelledby={titleId}>
      <Heading as="h3" id={titleId}>
        {messages.article.sources}
      </Heading>
      <ol>
        {sources.map((one) => (
          <SourceLink key={one.number} {...one} />
        ))}
      </ol>
    </section>
  )
}

const Foot = ({ article, role }: Pick<ArticleViewProps, 'article' | 'role'>) => (
  <footer className={styles.foot}>
    <BandLinks bands={article.bandLinks} />
    <TagList tags={article.tags} />
    <SourceList sources={numberedSources(article)} />
    <p className={styles.disclosure}>
      {texts.madeBy(article.model)} {article.version > 1 && texts.corrected}
    </p>
    <div className={styles.actions}>
      <ReportButton article={article} />
      <Button variant="ghost" onClick={() => requestReport({ kind: 'article', id: article.id })}>
        {texts.illegal}
      </Button>
      {role === 'admin' && (
        <ButtonLink to={`/admin/articles/${article.id}`}>{texts.correct}</ButtonLink>
      )}
    </div>
  </footer>
)

/** The sentence whose evidence is shown. Closing returns the focus to the number of the sentence. */
const useEvidence = () => {
  const [open, setOpen] = useState<Sentence>()
  const opener = useRef<HTMLElement>(null)
  return {
    open,
    toggle: (sentence: Sentence, marker: HTMLElement | null) => {
      opener.current = marker
      setOpen((shown) => (shown?.index === sentence.index ? undefined : sentence))
    },
    close: () => {
      setOpen(undefined)
      opener.current?.focus()
    },
  }
}

export const ArticleView = ({ article, search, titleId, role }: ArticleViewProps) => {
  const { open, toggle, close } = useEvidence()
  useJsonLd(article)
  return (
    <>
      {/* Focusable, so that the keyboard can scroll it. */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby={titleId}>
        <article className={styles.article} lang="de" {...machineLabel(article.id)}>
          <Head article={article} search={search} titleId={titleId} />
          <Corrections article={article} mayWithdraw={mayModerate(role)} />
          <p className={styles.lead} itemProp="abstract">
            <MarkedText text={article.excerpt} pattern={searchPattern(search)} />
          </p>
          <ArticleText
            paragraphs={splitParagraphs(article)}
            search={search}
            open={open?.index}
            onToggle={toggle}
          />
          <Foot article={article} role={role} />
        </article>
      </div>
      {open && <EvidenceSlip key={open.index} article={article} sentence={open} onClose={close} />}
    </>
  )
}
