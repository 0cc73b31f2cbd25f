import './styles/tokens.css';
import './styles/base.css';
import { render } from 'preact';
import { App } from './app/app.tsx';

const root = document.querySelector('#app');
if (root !== null) render(<App />, root);
