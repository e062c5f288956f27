import { useState } from 'react'
import type { Article, ArticleVersion } from '#shared/api/articles.ts'
import { reasonOf } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { isConflict, useCorrectArticle } from '../../api/correct-article.ts'
import { correctionMessages } from '../../correction-texts.ts'
import {
  toBody,
  toDraft,
  errorsIn,
  forOccasion,
  withSentence,
  withVersion,
  type CorrectionDraft,
  type CorrectionErrors,
  type Occasion,
  type SentenceDraft,
} from '../../model/correction.ts'
import {
  dropCorrection,
  keepCorrection,
  readKeptCorrection,
  type CorrectedBy,
} from '../../model/kept-correction.ts'

const texts = correctionMessages

export interface CorrectionOptions {
  article: Article
  memberId: string
  occasion: Occasion
  /** Reads the article again. */
  reload: () => Promise<unknown>
  onSaved: () => void
}

/** What was typed survives failed calls, newer versions and a reload. */
const useDraft = (by: CorrectedBy, occasion: Occasion, first: () => CorrectionDraft) => {
  const [kept] = useState(() => readKeptCorrection(by))
  const [draft, setDraft] = useState(() => (kept ? forOccasion(kept, occasion) : first()))
  const [isRestored, setRestored] = useState(kept !== undefined)
  return {
    draft,
    isRestored,
    keep: (next: CorrectionDraft) => {
      setDraft(next)
      keepCorrection(by, next)
    },
    discard: () => {
      setDraft(first())
      setRestored(false)
      dropCorrection(by)
    },
  }
}

/** Changes of single parts of the draft. */
const changesTo = (draft: CorrectionDraft, keep: (next: CorrectionDraft) => void) => ({
  set: (change: Partial<CorrectionDraft>) => keep({ ...draft, ...change }),
  setSentence: (key: string, change: Partial<SentenceDraft>) => {
    const sentences = draft.sentences.map((one) => (one.key === key ? { ...one, ...change } : one))
    keep({ ...draft, sentences })
  },
  removeSentence: (key: string) => {
    keep({ ...draft, sentences: draft.sentences.filter((one) => one.key !== key) })
  },
  addSentence: (paragraph: number) => keep(withSentence(draft, paragraph)),
  restore: (older: ArticleVersion) => keep(withVersion(draft, older)),
})

/** A correction from its first key to the published version. */
export const useCorrection = (options: CorrectionOptions) => {
  const { article, memberId, occasion, reload, onSaved } = options
  const by = { articleId: article.id, memberId }
  const { draft, isRestored, keep, discard } = useDraft(by, occasion, () =>
    toDraft(article, occasion),
  )
  const [errors, setErrors] = useState<CorrectionErrors>({})
  const { mutateAsync, isPending } = useCorrectArticle(article.id)
  const isOutdated = draft.version !== article.version

  const explain = async (error: unknown) => {
    const isRefused = isConflict(error)
    if (isRefused) await reload()
    setErrors({ form: isRefused ? reasonOf(error) : `${texts.failed} ${reasonOf(error)}` })
  }
  const send = async () => {
    try {
      await mutateAsync(toBody(draft))
      dropCorrection(by)
      toast({ title: texts.saved, description: texts.savedText, tone: 'success' })
      onSaved()
    } catch (error) {
      await explain(error)
    }
  }
  return {
    ...changesTo(draft, keep),
    ...{ article, draft, errors, isRestored, isOutdated, isSaving: isPending, discard },
    keepMine: () => {
      setErrors({})
      keep({ ...draft, version: article.version })
    },
    takeNewer: () => {
      setErrors({})
      discard()
    },
    submit: async () => {
      if (isPending || isOutdated) return
      const found = errorsIn(draft, article)
      setErrors(found)
      if (Object.keys(found).length === 0) await send()
    },
  }
}

export type CorrectionControl = ReturnType<typeof useCorrection>
