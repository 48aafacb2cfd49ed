import { UnstyledButton } from '@mantine/core'
import { nameOfLanguage } from '@sehati/contract/base/language'
import { IconLanguage } from '@tabler/icons-react'
import { chooseLanguage, otherLanguages } from '../lib/language.ts'

/** Changes to another language; the page is loaded again in it. */
export const LanguageSwitch = ({ className }: { className?: string }) =>
  otherLanguages().map((to) => (
    <UnstyledButton key={to} className={className} lang={to} onClick={() => chooseLanguage(to)}>
      <IconLanguage size={20} stroke={1.75} aria-hidden />
      <span>{nameOfLanguage[to]}</span>
    </UnstyledButton>
  ))
