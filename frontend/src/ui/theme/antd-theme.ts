import { theme, type ThemeConfig } from 'antd'

type Tokens = ReturnType<typeof theme.darkAlgorithm>

/** The background of fields, which look recessed. */
const SUNKEN = '#120e0c'

const surfaces = {
  colorBgLayout: '#0f0c0b',
  colorBgContainer: '#1c1613',
  colorBgElevated: '#261e1a',
  colorBgSpotlight: '#f3ebdf',
  colorTextLightSolid: '#0f0c0b',
  colorBorder: '#7d6a60',
  colorBorderSecondary: '#3d322d',
  colorSplit: '#3d322d',
}

const texts = {
  colorText: '#f3ebdf',
  colorTextHeading: '#f3ebdf',
  colorTextSecondary: '#c2b5a8',
  colorTextDescription: '#c2b5a8',
  colorTextTertiary: '#9d8f83',
  colorTextPlaceholder: '#9d8f83',
}

const accents = {
  colorPrimary: '#ff6b1a',
  colorPrimaryHover: '#ff8640',
  colorPrimaryActive: '#e2560a',
  colorLink: '#ff9a5c',
  colorLinkHover: '#ffb68a',
  colorLinkActive: '#ff8640',
  colorError: '#ff6b6b',
  colorSuccess: '#7cc48a',
  colorWarning: '#e3b04b',
  colorInfo: '#8fb8d0',
}

/** antd's dark algorithm desaturates the seed colours, so the exact values are set again after it. */
const exactDark = (...given: Parameters<typeof theme.darkAlgorithm>): Tokens => ({
  ...theme.darkAlgorithm(...given),
  ...surfaces,
  ...texts,
  ...accents,
})

/** Our design tokens (tokens.css) under antd's names. */
export const antdTheme: ThemeConfig = {
  algorithm: exactDark,
  cssVar: { key: 'antd' },
  hashed: false,
  token: {
    ...surfaces,
    ...texts,
    ...accents,
    fontFamily: "'Barlow', 'Barlow Fallback', system-ui, sans-serif",
    fontSize: 16,
    borderRadius: 3,
    borderRadiusLG: 4,
    controlHeight: 44,
    controlHeightLG: 52,
    motionDurationFast: '90ms',
    motionDurationMid: '160ms',
    motionDurationSlow: '240ms',
    motionEaseInOut: 'cubic-bezier(.2,.9,.2,1)',
    motionEaseOut: 'cubic-bezier(.2,.9,.2,1)',
  },
  components: {
    Button: { primaryColor: '#160a04', fontWeight: 700, primaryShadow: 'none' },
    Table: {
      borderColor: '#3d322d',
      headerBorderRadius: 0,
      rowHoverBg: 'transparent',
      bodySortBg: 'transparent',
      headerBg: 'transparent',
      headerSortActiveBg: 'transparent',
      headerSortHoverBg: 'transparent',
      fixedHeaderSortActiveBg: 'transparent',
    },
    DatePicker: {
      colorBgContainer: SUNKEN,
      activeBg: SUNKEN,
      hoverBg: SUNKEN,
      activeShadow: 'none',
      // Seven of them fit a phone.
      cellWidth: 42,
      cellHoverBg: '#3d322d',
      colorTextLightSolid: '#160a04',
    },
  },
}

export const stillAntdTheme: ThemeConfig = {
  ...antdTheme,
  cssVar: { key: 'antd-still' },
  token: { ...antdTheme.token, motion: false },
}
