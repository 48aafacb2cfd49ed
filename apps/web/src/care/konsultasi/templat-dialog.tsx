import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { TEMPLAT_TERBANYAK } from '@sehati/contract/base/constants'
import type { Templat } from '@sehati/contract/care/templat.schema'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnsaved } from '../../base/lib/use-unsaved.ts'
import { UnsavedDialog } from '../../base/page/unsaved-dialog.tsx'
import { AddButton } from '../../base/ui/add-button.tsx'
import { askToDiscard, confirm } from '../../base/ui/confirm.tsx'
import { List, SkeletonLines } from '../../base/ui/loaded.tsx'
import { showFailure, showNotice } from '../../base/ui/notice.tsx'
import { shorten } from './shorten.ts'
import styles from './templat.module.css'
import { templatQuery, useRemoveTemplat } from './templat.queries.ts'
import { TemplatForm } from './templat-form.tsx'

type Shown = { kind: 'list' } | { kind: 'form'; templat?: Templat }

/** The caller's templates: a list, or the form of one. Asks before an unsaved one is lost. */
export function TemplatDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [shown, setShown] = useState<Shown>({ kind: 'list' })
  const { unsaved, forget, mayClose } = useUnsaved(isOpen, askToDiscard)
  const toList = () => {
    forget()
    setShown({ kind: 'list' })
  }
  const leave = async (then: () => void) => {
    if (!(await mayClose())) return
    toList()
    then()
  }
  return (
    <UnsavedDialog
      unsaved={unsaved}
      isOpen={isOpen}
      onClose={() => leave(onClose)}
      judul={t`Templat balasan`}
      width="34rem"
    >
      {shown.kind === 'list' ? (
        <TemplatList onEdit={(templat) => setShown({ kind: 'form', templat })} />
      ) : (
        <TemplatForm templat={shown.templat} onSaved={toList} onCancel={() => leave(() => {})} />
      )}
    </UnsavedDialog>
  )
}

function TemplatList({ onEdit }: { onEdit: (templat?: Templat) => void }) {
  const templates = useQuery(templatQuery())
  const count = templates.data?.length ?? 0
  return (
    <Stack gap="md">
      <List
        query={templates}
        empty={{ isi: t`Belum ada templat. Simpan kalimat yang sering Anda pakai.` }}
        skeleton={<SkeletonLines rows={3} />}
      >
        {(all) => (
          <ul className={styles.templates} aria-label={t`Templat balasan`}>
            {all.map((templat) => (
              <Row key={templat.templat_id} templat={templat} onEdit={() => onEdit(templat)} />
            ))}
          </ul>
        )}
      </List>
      {count >= TEMPLAT_TERBANYAK ? (
        <Text size="sm" c="dimmed">
          <Trans>Sudah {TEMPLAT_TERBANYAK} templat. Hapus salah satu untuk menambah yang baru.</Trans>
        </Text>
      ) : (
        <AddButton variant="light" onClick={() => onEdit()}>{t`Tambah templat`}</AddButton>
      )}
    </Stack>
  )
}

function Row({ templat, onEdit }: { templat: Templat; onEdit: () => void }) {
  const remove = useRemoveTemplat()
  const { judul } = templat
  const ask = async () => {
    const isAgreed = await confirm({
      judul: t`Hapus templat?`,
      isi: t`Templat "${judul}" dihapus. Balasan yang sudah dikirim tidak berubah.`,
      ya: t`Hapus templat`,
      isDestructive: true,
    })
    if (!isAgreed) return
    remove.mutate(
      { query: { id: templat.templat_id } },
      { onSuccess: () => showNotice('success', { judul: t`Templat dihapus`, isi: judul }), onError: showFailure },
    )
  }
  return (
    <li>
      <span className={styles.words}>
        <strong>{judul}</strong>
        <span className={styles.beginning}>{shorten(templat.isi)}</span>
      </span>
      <Button
        variant="subtle"
        px="xs"
        leftSection={<IconPencil size={18} aria-hidden />}
        aria-label={t`Ubah templat ${judul}`}
        onClick={onEdit}
      >
        <Trans>Ubah</Trans>
      </Button>
      <Button
        variant="subtle"
        color="red"
        px="xs"
        leftSection={<IconTrash size={18} aria-hidden />}
        aria-label={t`Hapus templat ${judul}`}
        loading={remove.isPending}
        onClick={ask}
      >
        <Trans>Hapus</Trans>
      </Button>
    </li>
  )
}
