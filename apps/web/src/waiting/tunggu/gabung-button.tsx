import { t } from '@lingui/core/macro'
import { Button } from '@mantine/core'
import { IconBellRinging } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { later } from '../../base/ui/later.tsx'
import type { GabungIsian } from './gabung-form.tsx'

// A page lists the names of all files of what it fetches: those of the form stand here.
const GabungDialog = later(() => import('./gabung-dialog.tsx').then((file) => file.GabungDialog), null)

type GabungButtonProps = GabungIsian & { children?: ReactNode }

/** Opens the three questions that put a patient in line for a professional. */
export function GabungButton({ children, ...isian }: GabungButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="light" leftSection={<IconBellRinging size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        {children ?? t`Beri tahu saya jika ada slot kosong`}
      </Button>
      {isOpen && <GabungDialog {...isian} onClose={() => setIsOpen(false)} />}
    </>
  )
}
