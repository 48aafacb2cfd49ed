import { UnstyledButton } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { chooseLanguage, type Language, language } from '../lib/language.ts'

/** Each language under its own name, so that a person who reads only that one finds it. */
const others: Record<Language, { to: Language; kata: string }> = {
  id: { to: 'en', kata: 'English' },
  en: { to: 'id', kata: 'Bahasa Indonesia' },
}

/** Changes to the other language; the page is loaded again in it. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { to, kata } = others[language()]
  return (
    <UnstyledButton className={className} lang={to} onClick={() => chooseLanguage(to)}>
      <IconLanguage size={20} stroke={1.75} aria-hidden />
      <span>{kata}</span>
    </UnstyledButton>
  )
}
