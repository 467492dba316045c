import { mount } from 'svelte';
import App from './App.svelte';
import { words } from './i18n/index.svelte';
import { fetchAhead } from './pages/first';
import { route } from './router.svelte';
import { settings } from './settings.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/desk.css';
import './style/lesson.css';

const target = document.getElementById('app');
if (target) {
  settings.start();
  route.start();
  const speaking = words.start();
  fetchAhead(route.path);
  void speaking.then(() => mount(App, { target }));
}
