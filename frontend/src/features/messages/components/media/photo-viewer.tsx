import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import Lightbox, { type Labels } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import type { Message } from '#shared/api/messages.ts'
import { isMotionReduced } from '#spa/platform/motion.ts'
import { Loading } from '#ui/progress/spinner.tsx'
import { mediaAddress } from '../../api/media.ts'
import { mediaMessages } from '../../media-texts.ts'
import { useThreadMedia } from '../media-frame/thread-media-context.ts'
import * as styles from './photo-viewer.module.css'

const texts = mediaMessages.viewer

const LABELS: Labels = {
  Previous: texts.previous,
  Next: texts.next,
  Close: texts.close,
  Slide: texts.slide,
  Carousel: texts.carousel,
  Lightbox: texts.label,
  'Photo gallery': texts.gallery,
  '{index} of {total}': texts.position,
  'Zoom in': texts.zoomIn,
  'Zoom out': texts.zoomOut,
}

/** In place of a photo whose address is not known yet. */
const PENDING = 'about:blank'

const useInertPage = () => {
  useEffect(() => {
    const page = document.getElementById('root')
    const opener = document.activeElement
    page?.toggleAttribute('inert', true)
    return () => {
      page?.toggleAttribute('inert', false)
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
}

const useAddress = (photo: Message | undefined): string | undefined =>
  useQuery({ ...mediaAddress(photo?.id ?? ''), enabled: photo !== undefined }).data?.url

/** Only the shown photo and its neighbours are loaded. */
const useSlides = (photos: readonly Message[], shown: number) => {
  const { ownId, otherName } = useThreadMedia()
  const addresses = new Map([
    [shown - 1, useAddress(photos[shown - 1])],
    [shown, useAddress(photos[shown])],
    [shown + 1, useAddress(photos[shown + 1])],
  ])
  return photos.map(({ senderId, mediaWidth, mediaHeight }, index) => ({
    src: addresses.get(index) ?? PENDING,
    alt: senderId === ownId ? mediaMessages.photo.ownAlt : mediaMessages.photo.alt(otherName),
    ...(mediaWidth !== null && { width: mediaWidth }),
    ...(mediaHeight !== null && { height: mediaHeight }),
  }))
}

interface PhotoViewerProps {
  /** Oldest first. */
  photos: readonly Message[]
  openId: string
  onClose: () => void
}

/** The photos of a thread over the whole page: zoom, keyboard, pinch; swiping down closes. */
export const PhotoViewer = ({ photos, openId, onClose }: PhotoViewerProps) => {
  useInertPage()
  const [shownId, setShownId] = useState(openId)
  const found = photos.findIndex(({ id }) => id === shownId)
  const index = Math.max(0, found)
  const slides = useSlides(photos, index)
  const motion = isMotionReduced() ? 0 : 200
  return (
    <Lightbox
      open
      className={styles.root}
      index={index}
      slides={slides}
      plugins={[Zoom]}
      labels={LABELS}
      close={onClose}
      carousel={{ finite: true, preload: 1 }}
      controller={{ closeOnPullDown: true }}
      animation={{ fade: motion, swipe: motion, navigation: motion }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true }}
      on={{
        view: (view) => setShownId(photos[view.index]?.id ?? openId),
      }}
      render={{
        slide: ({ slide }) =>
          'src' in slide && slide.src === PENDING ? (
            <Loading label={mediaMessages.photo.loading} />
          ) : undefined,
        ...(photos.length < 2 && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  )
}
