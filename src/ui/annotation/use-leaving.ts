import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AnnotationViewModel } from './model/annotation-view-model.ts';

export function useLeaving(viewModel: AnnotationViewModel) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(() => {});
  latest.current = () => void navigate(pathname + search);

  useEffect(() => () => viewModel.remindOfLeaving(latest.current), [viewModel]);
}
