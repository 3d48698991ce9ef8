## each
page-e17-option-food = 撿沒有誰惦記的食物
page-e17-option-scrap = 撿沒有誰要修的東西
