import { SquareTerminal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';

const PythonDialog = lazyComponent(async () => (await import('./python-dialog.tsx')).PythonDialog);

export function PythonImport() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <SquareTerminal size={16} aria-hidden />
        {t('starting.python')}
      </Button>
      <Suspense fallback={null}>{isOpen && <PythonDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
