import { ConfigProvider } from 'antd'
import deDE from 'antd/locale/de_DE'
import type { ReactNode } from 'react'
import { antdTheme } from './antd-theme.ts'

/** Around lazy routes that use antd, never around the whole app: antd must not reach the first screen. */
export const AntdProvider = ({ children }: { children: ReactNode }) => (
  <ConfigProvider theme={antdTheme} locale={deDE} button={{ autoInsertSpace: false }}>
    {children}
  </ConfigProvider>
)
