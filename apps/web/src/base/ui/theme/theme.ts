import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core'
import { brandColours } from '@sehati/contract/base/brand'
import { meaning, schemeVariables } from './palette.ts'

const { accent, neutral, warm, danger, night, ink, white } = brandColours

const tuple = (shades: readonly string[]) => shades as unknown as MantineColorsTuple

/** `Plus Jakarta Sans` first, the system's own face while it loads and where it is missing. */
const fontFamily =
  "'Plus Jakarta Sans Variable', 'Plus Jakarta Sans Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

export const theme = createTheme({
  fontFamily,
  headings: {
    fontFamily,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2rem', lineHeight: '1.25' },
      h2: { fontSize: '1.5rem', lineHeight: '1.3' },
      h3: { fontSize: '1.25rem', lineHeight: '1.4' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.45' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.25rem', xl: '1.5rem' },
  lineHeights: { xs: '1.5', sm: '1.55', md: '1.6', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { sm: '0.5rem', md: '0.625rem', lg: '0.75rem', xl: '1rem' },
  defaultRadius: 'md',
  breakpoints: { xs: '30em', sm: '40em', md: '48em', lg: '64em', xl: '80em' },
  shadows: { sm: 'var(--sehati-shadow)', md: 'var(--sehati-shadow)', lg: 'var(--sehati-shadow)' },
  colors: {
    accent: tuple(accent),
    gray: tuple(neutral),
    warm: tuple(warm),
    red: tuple(danger),
    dark: tuple(night),
  },
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 4 },
  // A filled control carries the words that were measured against it, in both schemes.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input)
    const isPrimary = (input.color || input.theme.primaryColor) === 'accent'
    return input.variant === 'filled' && isPrimary ? { ...colors, color: 'var(--sehati-on-accent)' } : colors
  },
  white,
  black: ink,
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle', color: 'gray' } },
    Card: { defaultProps: { radius: 'lg', padding: 'lg', shadow: 'sm', withBorder: true } },
    Paper: { defaultProps: { radius: 'lg' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    // A box, not a circle: several may be ticked.
    Checkbox: { defaultProps: { radius: 6 } },
    Skeleton: { defaultProps: { radius: 'md' } },
    Loader: { defaultProps: { type: 'dots' } },
  },
})

const scheme = (name: 'light' | 'dark') => ({
  ...schemeVariables(name),
  '--mantine-color-body': meaning[name].surface,
  '--mantine-color-text': meaning[name].words,
  '--mantine-color-dimmed': meaning[name].quiet,
  '--mantine-color-placeholder': meaning[name].quiet,
  '--mantine-color-anchor': meaning[name]['accent-words'],
  '--mantine-color-error': meaning[name].danger,
  '--mantine-color-default-border': meaning[name].line,
  '--mantine-color-default-hover': meaning[name].sunken,
  '--mantine-color-accent-text': meaning[name]['accent-words'],
  '--mantine-color-accent-light': meaning[name]['accent-soft'],
  '--mantine-color-accent-light-color': meaning[name]['accent-words'],
  '--mantine-color-accent-outline': meaning[name]['accent-words'],
  '--mantine-primary-color-contrast': meaning[name]['on-accent'],
  '--mantine-color-red-text': meaning[name].danger,
  '--mantine-color-red-filled': danger[6],
  '--mantine-color-red-filled-hover': danger[7],
  '--mantine-color-red-light': meaning[name]['danger-soft'],
  '--mantine-color-red-light-color': meaning[name].danger,
  // The words of a button stay legible while it is pointed at.
  '--mantine-color-red-light-hover': meaning[name]['danger-soft'],
  '--mantine-color-gray-text': meaning[name].quiet,
  // Warnings have the amber of what waits for an answer.
  '--mantine-color-yellow-light': 'var(--sehati-status-amber)',
  '--mantine-color-yellow-light-color': 'var(--sehati-status-amber-words)',
  '--mantine-color-orange-light': 'var(--sehati-status-amber)',
  '--mantine-color-orange-light-color': 'var(--sehati-status-amber-words)',
})

/** Lays our meanings over Mantine's variables: its body is our surface, the sand ground stays behind it. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: scheme('light'),
  dark: scheme('dark'),
})
