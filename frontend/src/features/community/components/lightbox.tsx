import { Image, type ImageProps } from 'antd'
import { RotateCw, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { AntdProvider } from '#ui/theme/antd-provider.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { messages } from '../texts.ts'
import { BrokenMedia } from './broken-media.tsx'
import * as styles from './lightbox.module.css'

type Preview = Exclude<ImageProps['preview'], boolean | undefined>

const tools: Preview['actionsRender'] = (_, { actions }) => (
  <div className={styles.tools}>
    <IconButton tone="bright" label={messages.media.zoomOut} onClick={actions.onZoomOut}>
      <ZoomOut aria-hidden="true" />
    </IconButton>
    <IconButton tone="bright" label={messages.media.zoomIn} onClick={actions.onZoomIn}>
      <ZoomIn aria-hidden="true" />
    </IconButton>
    <IconButton tone="bright" label={messages.media.turn} onClick={actions.onRotateRight}>
      <RotateCw aria-hidden="true" />
    </IconButton>
  </div>
)

/** antd's preview is no native dialog, so the page below it is made inert here. */
const useInertPage = () => {
  useEffect(() => {
    const page = document.getElementById('root')
    page?.toggleAttribute('inert', true)
    return () => {
      page?.toggleAttribute('inert', false)
    }
  }, [])
}

interface LightboxProps {
  url: string
  alt: string
  onClose: () => void
}

/** Shows the whole picture over the page, to zoom, drag and rotate, or says that it is gone. */
export const Lightbox = ({ url, alt, onClose }: LightboxProps) => {
  useInertPage()
  const [isBroken, setBroken] = useState(false)
  return (
    <AntdProvider>
      <Image
        src={url}
        alt={alt}
        onError={() => {
          setBroken(true)
        }}
        styles={{ root: { display: 'none' } }}
        classNames={{ popup: { root: styles.root, mask: styles.mask, close: styles.close } }}
        preview={{
          open: true,
          imageRender: (picture) => (isBroken ? <BrokenMedia /> : picture),
          actionsRender: tools,
          closeIcon: <X role="img" aria-label={messages.media.close} />,
          onOpenChange: (isOpen) => {
            if (!isOpen) onClose()
          },
        }}
      />
    </AntdProvider>
  )
}
