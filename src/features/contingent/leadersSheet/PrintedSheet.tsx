import type { Ref } from 'react'
import { createPortal } from 'react-dom'
import type { Contingent } from '@/api/contingent'
import { Barcode, canBeBarcode } from '@/blocks/barcode/lazyBarcode'
import { memberName } from '@/blocks/members/memberRow'
import { edition } from '@/content/edition'
import { countsOf, countText, inOrder, statusText } from '../details/members'
import styles from './LeadersSheet.module.css'

const PER_PAGE = 12

type Props = {
  ref: Ref<HTMLDivElement>
  contingent: Contingent
  age: string
  /** The script for barcodes has loaded. */
  hasBarcodes: boolean
}

/** Visible only on paper, where it hides everything else. Each page repeats the whole head, because pages get separated. */
export function PrintedSheet({ ref, contingent, age, hasBarcodes }: Props) {
  const { id, code, contingent_name: name } = contingent
  const members = inOrder(contingent)
  const pages = Math.ceil(members.length / PER_PAGE)
  const counts = countText(countsOf(members))
  const bars = (text: string) => hasBarcodes && canBeBarcode(text) && <Barcode value={text} />
  return createPortal(
    <div ref={ref} className={styles.sheet} data-prints-alone translate="no">
      {Array.from({ length: pages }, (_, page) => (
        <section key={page} className={styles.page}>
          <header className={styles.head}>
            <div>
              <h1 className={styles.name}>{name || 'Contingent'}</h1>
              <p>
                Contingent ID <b>{id}</b>, code <b>{code}</b>
              </p>
              <p>{`${edition.festival}. ${counts}. ${age}`}</p>
              <p>{`Page ${page + 1} of ${pages}`}</p>
            </div>
            {bars(id)}
          </header>
          {members.slice(page * PER_PAGE, (page + 1) * PER_PAGE).map((member, index) => (
            <div key={index} className={styles.row}>
              <span className={styles.box} />
              <div>
                <p className={styles.name}>{memberName(member)}</p>
                <p>{member.sfId || 'SF ID not known'}</p>
              </div>
              <b>{statusText(member)}</b>
              {bars(member.sfId)}
            </div>
          ))}
        </section>
      ))}
    </div>,
    document.body,
  )
}
