import { StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider } from 'antd'
import deDE from 'antd/locale/de_DE'
import type { ReactNode } from 'react'
import { antdTheme, stillAntdTheme } from './antd-theme.ts'
import './antd-tokens.css'

interface AntdProviderProps {
  /**
   * Opens popups without animation. Needed where reduced motion must work: base.css then removes the
   * animation, and antd would wait for its end forever.
   */
  still?: boolean
  children: ReactNode
}

/** Outside of a modal dialog, its backdrop would cover the popup. */
const popupContainer = (trigger?: HTMLElement): HTMLElement =>
  trigger?.closest('dialog') ?? document.body

/**
 * Around single components of antd, never around the whole app: antd must not reach the first screen.
 * Its styles are in a layer below ours, because they contain rules for every link of the page.
 */
export const AntdProvider = ({ still = false, children }: AntdProviderProps) => (
  <StyleProvider layer>
    <ConfigProvider
      theme={still ? stillAntdTheme : antdTheme}
      locale={deDE}
      button={{ autoInsertSpace: false }}
      getPopupContainer={popupContainer}
    >
      {children}
    </ConfigProvider>
  </StyleProvider>
)
