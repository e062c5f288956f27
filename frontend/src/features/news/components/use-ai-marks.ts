import { useEffect } from 'react'
import type { Article } from '#shared/api/articles.ts'
import { AI_DISCLOSURE_META, aiDisclosure } from '#shared/domain/ai-disclosure.ts'
import { articleJsonLd } from '../model/json-ld.ts'

const inHead = (element: HTMLElement): (() => void) => {
  document.head.append(element)
  return () => element.remove()
}

/** Marks the page for machines while it shows texts of a model: the value of the header of the API, as `<meta>`. */
export const usePageMark = (): void => {
  useEffect(() => {
    const meta = document.createElement('meta')
    meta.name = AI_DISCLOSURE_META
    meta.content = aiDisclosure('machine-generated')
    return inHead(meta)
  }, [])
}

/** Describes the open article for machines. A block of data, so the policy for scripts does not concern it. */
export const useJsonLd = (article: Article): void => {
  const text = articleJsonLd(article)
  useEffect(() => {
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.textContent = text
    return inHead(script)
  }, [text])
}
