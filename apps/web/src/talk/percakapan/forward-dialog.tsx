import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text, UnstyledButton } from '@mantine/core'
import { maxLength } from '@sehati/contract/base/constants'
import type { Kontak } from '@sehati/contract/talk/percakapan.schema'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ApiError } from '../../base/lib/api-error.ts'
import { randomId } from '../../base/lib/random-id.ts'
import { useNow } from '../../base/lib/use-now.ts'
import { Dialog } from '../../base/ui/dialog.tsx'
import { List } from '../../base/ui/loaded.tsx'
import { showFailure, showNotice } from '../../base/ui/notice.tsx'
import { SearchBox } from '../../base/ui/search-box.tsx'
import { isClosed } from './closed-note.tsx'
import { ContactLine } from './contact-line.tsx'
import styles from './inbox.module.css'
import { MoreRows } from './more-rows.tsx'
import { conversationsQuery, useForward } from './percakapan.queries.ts'
import { receive } from './thread.queries.ts'

/** The message that is to go elsewhere too. */
export type Diteruskan = { id: number; adaLampiran: boolean }
type ForwardDialogProps = { pesan: Diteruskan | null; from: Kontak; onClose: () => void }

/** What a patient wrote stays with that patient: a professional's other person is the patient, a patient's never is. */
const isSamePatient = (one: Kontak, from: Kontak) => from.nama_spesialisasi !== null || one.user_id === from.user_id

/** Chooses to which other conversation a message goes. */
export const ForwardDialog = ({ pesan, from, onClose }: ForwardDialogProps) => (
  <Dialog isOpen={pesan !== null} onClose={onClose} judul={t`Teruskan pesan`} width="28rem">
    {pesan && <Choice key={pesan.id} {...pesan} from={from} onClose={onClose} />}
  </Dialog>
)

function Choice({ id, adaLampiran, from, onClose }: Diteruskan & { from: Kontak; onClose: () => void }) {
  const [q, setQ] = useState('')
  const now = useNow()
  const inbox = useInfiniteQuery(conversationsQuery(q))
  const forward = useForward()
  // The same choice again after a lost response is the same act.
  const client_ids = useRef(new Map<number, string>())
  const kontak = inbox.data?.pages
    .flatMap(({ queried }) => queried)
    .filter((one) => one.jadwal_id !== from.jadwal_id && isSamePatient(one, from) && !isClosed(one, now))

  const send = async ({ jadwal_id, name }: Kontak) => {
    const client_id = client_ids.current.get(jadwal_id) ?? randomId()
    client_ids.current.set(jadwal_id, client_id)
    try {
      receive(await forward.mutateAsync({ body: { id, jadwal_id, client_id } }))
      showNotice('success', { judul: t`Diteruskan`, isi: t`Pesan diteruskan ke ${name}.` })
      onClose()
    } catch (error) {
      showFailure(error as ApiError)
    }
  }

  return (
    <>
      <SearchBox label={t`Cari nama`} value={q} onSearch={setQ} debounce={300} maxLength={maxLength.pencarian} />
      <List
        query={{ ...inbox, data: kontak }}
        isEmpty={(list) => list.length === 0 && !inbox.hasNextPage}
        empty={{ isi: t`Tidak ada percakapan lain yang terbuka.` }}
      >
        {(list) => (
          <ul className={styles.list} aria-label={t`Teruskan ke`}>
            {list.map((one) => (
              <li key={one.jadwal_id}>
                <UnstyledButton className={styles.row} disabled={forward.isPending} onClick={() => send(one)}>
                  <ContactLine kontak={one} />
                </UnstyledButton>
              </li>
            ))}
            <MoreRows query={inbox} />
          </ul>
        )}
      </List>
      {adaLampiran && (
        <Text size="xs" c="dimmed">
          <Trans>Lampiran ikut diteruskan.</Trans>
        </Text>
      )}
    </>
  )
}
