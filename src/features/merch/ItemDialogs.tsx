import { merch } from '@/content/merch'
import { useModalParam } from '@/shared/hooks/useModalParam'
import { Button } from '@/shared/ui/button/Button'
import { Modal } from '@/shared/ui/modal/Modal'
import { ItemModal } from './ItemModal'

/** The modal in the URL: `?item=2` shows an item, any other value says that there is none. */
export function ItemDialogs() {
  const { value, close } = useModalParam('item')
  const item = merch.find(({ id }) => String(id) === value)
  return (
    <>
      <ItemModal item={item} onClose={close} />
      <Modal
        open={Boolean(value) && !item}
        title="Item not found"
        size="narrow"
        onClose={close}
        footer={<Button onClick={close}>All merch</Button>}
      >
        <p>This item is not in the shop. It may have been removed.</p>
      </Modal>
    </>
  )
}
