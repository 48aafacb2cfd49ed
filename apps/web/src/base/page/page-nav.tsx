import { t } from '@lingui/core/macro'
import { Group, UnstyledButton } from '@mantine/core'
import { pageWindow } from '@sehati/contract/base/page.rules'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import styles from './page-nav.module.css'

type PageNavProps = {
  current: number
  last: number
  onPage: (page: number) => void
}

/** Numbered pages with previous and next. Nothing at all when there is one page. */
export function PageNav({ current, last, onPage }: PageNavProps) {
  if (last <= 1) return null
  return (
    <Group component="nav" aria-label={t`Halaman`} gap={2} justify="center" py="sm" wrap="nowrap">
      <UnstyledButton
        className={styles.page}
        aria-label={t`Halaman sebelumnya`}
        disabled={current <= 1}
        onClick={() => onPage(current - 1)}
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
            onClick={() => onPage(page)}
          >
            {page}
          </UnstyledButton>
        ),
      )}
      <UnstyledButton
        className={styles.page}
        aria-label={t`Halaman berikutnya`}
        disabled={current >= last}
        onClick={() => onPage(current + 1)}
      >
        <IconChevronRight size={18} aria-hidden />
      </UnstyledButton>
    </Group>
  )
}
