import { useEffect } from 'react'
import type { Slide } from '#shared/api/stories.ts'

export const mediaOf = (slide: Slide | undefined): string | null =>
  slide && slide.type !== 'text' ? slide.mediaUrl : null

const load = (type: string, url: string): HTMLElement => {
  if (type === 'image') return Object.assign(new Image(), { src: url })
  const video = document.createElement('video')
  return Object.assign(video, { preload: 'auto', muted: true, src: url })
}

const wantedOf = (slide: Slide): string[] => {
  const url = mediaOf(slide)
  return url === null ? [] : [`${slide.type} ${url}`]
}

/** Loads what is shown next, while the current slide is shown. */
export const usePreload = (slides: readonly Slide[]): void => {
  const wanted = slides.flatMap(wantedOf).join('\n')
  useEffect(() => {
    if (wanted === '') return
    const loading = wanted.split('\n').map((line) => {
      const space = line.indexOf(' ')
      return load(line.slice(0, space), line.slice(space + 1))
    })
    return () => {
      // A video that nobody watches stops loading.
      for (const one of loading) if (one instanceof HTMLVideoElement) one.removeAttribute('src')
    }
  }, [wanted])
}
