import { t } from '@lingui/core/macro'
import { Group, UnstyledButton } from '@mantine/core'
import { pageWindow } from '@sehati/contract/base/page.rules'
import type { Page } from '@sehati/contract/base/page.schema'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useRef } from 'react'
import styles from './page-nav.module.css'

type PageNavProps = {
  of: Pick<Page<unknown>, 'current_page' | 'last_page'>
  onPage: (page: number) => void
}

/** Numbered pages with previous and next, at the end of what they divide: another page is read from its start. Nothing at all when there is one page. */
export function PageNav({ of: { current_page: current, last_page: last }, onPage }: PageNavProps) {
  const nav = useRef<HTMLDivElement>(null)
  if (last <= 1) return null
  const show = (page: number) => {
    onPage(page)
    nav.current?.parentElement?.scrollIntoView({ block: 'start' })
  }
  return (
    <Group ref={nav} component="nav" aria-label={t`Halaman`} gap={2} justify="center" py="sm" wrap="nowrap">
      <UnstyledButton
        className={styles.page}
        aria-label={t`Halaman sebelumnya`}
        disabled={current <= 1}
        onClick={() => show(current - 1)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </UnstyledButton>
      {pageWindow(current, last).map((page, index) =>
        page === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an ellipsis has no other name than its place
          <span key={`gap-${index}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <UnstyledButton
            key={page}
            className={styles.page}
            aria-label={t`Halaman ${page}`}
            aria-current={page === current ? 'page' : undefined}
            onClick={() => show(page)}
          >
            {page}
          </UnstyledButton>
        ),
      )}
      <UnstyledButton
        className={styles.page}
        aria-label={t`Halaman berikutnya`}
        disabled={current >= last}
        onClick={() => show(current + 1)}
      >
        <IconChevronRight size={18} aria-hidden />
      </UnstyledButton>
    </Group>
  )
}
